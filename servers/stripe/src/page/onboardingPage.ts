import { html } from 'hono/html';
import { layout, type Markup, type PageFrame } from './layout.ts';

const ANSWERS = ['complete', 'restricted', 'leave'] as const;

/** Replaces the identity check in test mode: each button names its result. */
export function onboardingPage(frame: PageFrame, path: string): Markup {
  const { onboarding } = frame.texts;
  return layout(
    frame,
    html`<section class="note">
      <h1>${frame.title}</h1>
      <div class="test"><p>${onboarding.note}</p></div>
      <form method="post" action="${path}" class="choices stacked">
        ${ANSWERS.map(
          (answer) =>
            html`<div>
              <button
                class="${answer === 'complete' ? 'primary' : 'quiet'}"
                name="answer"
                value="${answer}"
                aria-describedby="${answer}-hint"
              >
                ${onboarding[answer]}
              </button>
              <p class="hint" id="${answer}-hint">${onboarding.hints[answer]}</p>
            </div>`,
        )}
      </form>
    </section>`,
  );
}
