import { PAYOUT_COUNTRIES } from '@fairtone/domain';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Select } from '@fairtone/ui';
import { useMemo } from 'react';

interface Props {
  /** ISO 3166 code. */
  country: string;
  onChange: (country: string) => void;
}

/** The country of the artist's bank, by its name in the artist's language. The account's agreement depends on it and never changes. */
export function CountrySelect({ country, onChange }: Props) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const options = useMemo(() => countriesIn(language), [language]);
  return (
    <Select
      label={t('connect.country')}
      options={options}
      value={country}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function countriesIn(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return PAYOUT_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label, language),
  );
}
