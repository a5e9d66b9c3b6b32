import { useCallback, useState } from 'react';

interface Question<About> {
  about: About;
  answer: (isYes: boolean) => void;
}

/**
 * A yes-or-no question in the middle of an action: `ask` resolves with the answer; `question` is what the page must
 * show meanwhile.
 * @example const { question, ask } = useConfirmation<string>(); if (!(await ask('Really?'))) return;
 */
export function useConfirmation<About>() {
  const [question, setQuestion] = useState<Question<About> | null>(null);
  const ask = useCallback(
    (about: About) =>
      new Promise<boolean>((resolve) => {
        const answer = (isYes: boolean) => {
          setQuestion(null);
          resolve(isYes);
        };
        setQuestion({ about, answer });
      }),
    [],
  );
  return { question, ask };
}
