import { css } from '@emotion/react';
import { HOST_CONTRACT_VERSION, satisfiesContract } from '@fairtone/contracts';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { useMilliseconds } from './useMilliseconds.ts';
import type { RemoteItemProps } from './remoteItemProps.ts';

/** Versions, contract, load time, size and counts of a remote. */
export function RemoteFacts({ remote, session, status, versions, eventCount }: RemoteItemProps) {
  const { t } = useTranslation('qa');
  const { bytes, number } = useFormatters();
  const milliseconds = useMilliseconds();
  const released = session.released.remotes[remote];
  const started = session.manifest.remotes[remote]?.live;
  const canary = versions.find(({ role }) => role === 'canary');
  const contract = status?.contract || started?.contract;
  const fits = contract !== undefined && satisfiesContract(HOST_CONTRACT_VERSION, contract);

  const facts: [string, string | null | undefined][] = [
    ['live', released?.live.version],
    ['loaded', status && status.state !== 'idle' && status.state !== 'failed' ? status.version : null],
    ['previous', released?.previous?.version],
    ['canary', canary && t('facts.canaryShare', { version: canary.version, number: number(canary.percent ?? 0) })],
    [
      'contract',
      contract &&
        t(fits ? 'facts.contractFits' : 'facts.contractBreaks', { range: contract, host: HOST_CONTRACT_VERSION }),
    ],
    ['loadTime', status?.loadMs == null ? null : milliseconds(status.loadMs)],
    ['size', status?.bytes === 0 ? t('facts.fromCache') : status?.bytes == null ? null : bytes(status.bytes)],
    ['events', number(eventCount)],
    ['errors', number(status?.errors.length ?? 0)],
  ];
  return (
    <dl css={list}>
      {facts.map(([key, value]) => (
        <div key={key} css={fact}>
          <dt css={term}>{t(`facts.${key}`)}</dt>
          <dd css={meaning}>{value || t('facts.none')}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'grid', gap: 'var(--space-1)', margin: 0, fontSize: 'var(--size-caption)' });
const fact = css({ display: 'grid', gridTemplateColumns: '7.5rem 1fr', gap: 'var(--space-3)' });
const term = css({ color: 'var(--text-muted)' });
const meaning = css({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
