import { css } from '@emotion/react';
import { parseDollars } from '@fairtone/domain';
import { TextField } from '@fairtone/ui';
import { useFormContext } from 'react-hook-form';
import type { AlbumFormValues } from './albumFormSchema';
import { useProblem } from './useProblem';

interface Props {
  name: 'fixedPrice' | 'minimumPrice' | 'suggestedPrice';
  label: string;
  description: string;
}

const narrow = css({ maxWidth: '16rem' });

/** An amount in dollars. On blur, a valid amount is rewritten with two decimals. */
export function PriceField({ name, label, description }: Props) {
  const problem = useProblem();
  const { register, setValue, formState } = useFormContext<AlbumFormValues>();
  const registration = register(name);
  return (
    <TextField
      css={narrow}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      {...{ label, description }}
      error={problem(formState.errors[name])}
      {...registration}
      onBlur={(event) => {
        const cents = parseDollars(event.target.value);
        if (cents !== null) setValue(name, (cents / 100).toFixed(2), { shouldValidate: formState.isSubmitted });
        return registration.onBlur(event);
      }}
    />
  );
}
