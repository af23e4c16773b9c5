import { type RefObject, useState } from 'react';
import type { ProposalWish } from '#shared/api/proposal.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { toWish } from './to-wish.ts';

/** What happens when a draft is sent off: it is held, or what it lacks is said and focused. */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  hold: (wish: ProposalWish) => Promise<void>,
) {
  const t = useTexts('propose');
  const [said, say] = useState('');
  const [isTried, setTried] = useState(false);
  const focusLacking = () => {
    setTried(true);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const submit = (asked: ReturnType<typeof toWish>) => {
    if ('wish' in asked) {
      say('');
      void hold(asked.wish);
    } else if (asked.lack === 'times') say(t('said.nothing'));
    else if (asked.lack === 'end') say(t('said.noEnd'));
    // Without a week its own place says why.
    else if (asked.lack === 'recipient') focusLacking();
  };
  return { said, say, isTried, focusLacking, submit };
}
