import { css, Global, keyframes } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectToasts, toastGone, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast as show, Toaster as Sonner } from 'sonner';
import { useFocusWithin } from './useFocusWithin.ts';

const DURATION_MS = 5000;
const AWAY = '16px';
/** At the bottom and above the dock: toasts must not cover notifications, cart and the exit of full screen, nor the player. */
const offset = { bottom: `calc(var(--dock-height) + ${AWAY})`, left: AWAY, right: AWAY };

const below = css({ display: 'block' });

const slideIn = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });

// The library's own greys fit only its own two themes, not ours.
const readable = css({
  // A message that slides over a link leaves a press to the link: one that begins meanwhile, and one that goes on for longer.
  '[data-sonner-toast]': { animation: `${slideIn} 500ms` },
  ':root:active [data-sonner-toast]:not(:active)': { pointerEvents: 'none' },
  '[data-sonner-toast] [data-description]': { color: 'var(--text-muted) !important' },
  '[data-sonner-toast][data-styled="true"] [data-button]': {
    height: 36,
    paddingInline: 'var(--space-3)',
    borderRadius: 'var(--radius-full)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 600,
  },
});

/** Shows the toasts that apps dispatch to the store; a toast is removed from the store once it is shown. */
export function Toaster() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useAppSelector(selectToasts);
  const place = useRef<HTMLDivElement>(null);
  const isHeld = useFocusWithin(place);
  const wasHeld = useRef(false);

  useEffect(() => {
    for (const { id, title, description, tone, action } of toasts) {
      const linkAction = action && { label: action.label, onClick: () => void navigate(action.href) };
      const duration = isHeld ? Infinity : DURATION_MS;
      const options = { id, description, action: linkAction, duration };
      if (tone === 'destructive')
        show.error(<Urgent {...{ title, description }} />, { id, action: linkAction, duration });
      else if (tone === 'success') show.success(title, options);
      else show(title, options);
      dispatch(toastGone(id));
    }
  }, [toasts, dispatch, navigate, isHeld]);

  // The library pauses only under a pointer. Here the keyboard focus pauses too, and the time restarts when it leaves.
  useEffect(() => {
    if (wasHeld.current === isHeld) return;
    wasHeld.current = isHeld;
    for (const toast of show.getToasts())
      if ('title' in toast) show.message(toast.title, { id: toast.id, duration: isHeld ? Infinity : DURATION_MS });
  }, [isHeld]);

  return (
    <div ref={place}>
      <Global styles={readable} />
      <Sonner
        duration={DURATION_MS}
        position="bottom-left"
        offset={offset}
        mobileOffset={offset}
        closeButton
        containerAriaLabel={t('layout.notifications')}
        toastOptions={{
          closeButtonAriaLabel: t('layout.closeNotification'),
          style: {
            background: 'var(--raised)',
            color: 'var(--text)',
            borderColor: 'var(--line)',
            fontFamily: 'var(--font-text)',
            fontSize: 'var(--size-body)',
          },
        }}
      />
    </div>
  );
}

/** Interrupts the speech of a screen reader; other toasts are announced after it. */
function Urgent({ title, description }: { title: string; description: string | undefined }) {
  return (
    <span role="alert">
      {title}
      {description && (
        <span css={below} data-description>
          {description}
        </span>
      )}
    </span>
  );
}
