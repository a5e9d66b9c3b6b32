import { useCallback, useState } from 'react';

interface Question<About> {
  about: About;
  answer: (isYes: boolean) => void;
}

/**
 * A yes-or-no question in the middle of an action: `ask` resolves with the answer, while `question` is what to show.
 * @example const { question, ask } = useQuestion<string>(); if (!(await ask('Really?'))) return;
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
