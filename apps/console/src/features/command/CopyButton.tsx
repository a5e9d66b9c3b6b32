import { useTranslation } from '@fairtone/i18n';
import { IconButton } from '@fairtone/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { css } from '@emotion/react';

interface Props {
  text: string;
  /** Accessible name: what is copied. */
  label: string;
}

/** Copies a text; says beside it whether that worked, because toasts are hidden from screen readers while a dialog is open. */
export function CopyButton({ text, label }: Props) {
  const { t } = useTranslation('console');
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const shown = outcome?.text === text ? outcome : null;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, isCopied: true });
    } catch {
      setOutcome({ text, isCopied: false });
    }
  }

  return (
    <span css={row}>
      <IconButton
        size="small"
        label={label}
        icon={shown?.isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void handleCopy()}
      />
      <span role="status" css={note}>
        {shown && (shown.isCopied ? t('common:state.copied') : t('command.copyFailed'))}
      </span>
    </span>
  );
}

const row = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)' });
const note = css({ fontSize: 'var(--size-caption)', color: 'var(--text-muted)' });
