import { html } from 'hono/html';
import type { PayTarget } from '../pay/target.ts';
import { layout, type Markup, type PageFrame } from './layout.ts';
import { fill } from './locale.ts';

/** The authentication step (3-D Secure) in test mode: people choose whether it succeeds. */
export function challengePage(frame: PageFrame, target: PayTarget, amount: string): Markup {
  const { texts } = frame;
  return layout(
    frame,
    html`<section class="note">
      <h1>${texts.challengeTitle}</h1>
      <p>${fill(texts.challengeBody, { last4: target.challengedLast4 ?? '' })}</p>
      <p class="amount">${amount}</p>
      <form method="post" action="${target.path}/challenge${target.query}" class="choices">
        <button class="primary" name="answer" value="complete">${texts.challengeComplete}</button>
        <button class="quiet" name="answer" value="fail">${texts.challengeFail}</button>
      </form>
    </section>`,
  );
}
