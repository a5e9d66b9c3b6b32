import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectPlayerSettings, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Button, Stack, TextField } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import { useScrobbling } from '../../listening/scrobbling.ts';

// Tokens of ListenBrainz are UUIDs.
const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const heading = css({ fontSize: 'var(--size-lead)' });
const note = css({ color: 'var(--text-muted)' });

/** Setting that submits plays to ListenBrainz, for users who enter their token. */
export function ListenBrainzSettings() {
  const { t } = useTranslation(['player', 'common']);
  const dispatch = useAppDispatch();
  const { listenBrainzToken } = useAppSelector(selectPlayerSettings);
  const [draft, setDraft] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const scrobbling = useScrobbling();
  const statusKey = scrobbling === 'refused' || scrobbling === 'failing' ? scrobbling : 'connected';
  const storeToken = (token: string | null) => dispatch(playerActions.settingsChanged({ listenBrainzToken: token }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const token = draft.trim();
    const isToken = TOKEN.test(token);
    setIsRefused(!isToken);
    if (!isToken) return;
    storeToken(token);
    setDraft('');
  };
  return (
    <Stack gap={3}>
      <h3 css={heading}>{t('listenBrainz.title')}</h3>
      <p css={note}>{t('listenBrainz.note')}</p>
      {listenBrainzToken ? (
        <>
          <p role="status">{t(`listenBrainz.${statusKey}`)}</p>
          <Button size="small" onClick={() => storeToken(null)}>
            {t('listenBrainz.disconnect')}
          </Button>
        </>
      ) : (
        <form onSubmit={handleSubmit} noValidate>
          <Stack gap={3}>
            <TextField
              label={t('listenBrainz.token')}
              type="password"
              autoComplete="off"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              error={isRefused ? t('listenBrainz.notAToken') : undefined}
            />
            <Button type="submit" size="small">
              {t('listenBrainz.connect')}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
