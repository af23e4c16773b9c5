import { copyText } from '#shared/clipboard/copy-text.ts';
import { PageError } from '#shared/errors/explain.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { sayOutcome } from '../insert/say-outcome.ts';
import { insertText } from './insert-text.ts';
import type { TabProps } from './tab-props.ts';

/** What is said of a change that did not come to its end. */
function whyFailed(error: unknown): TextKey<'extension'> {
  if (error instanceof PageError && error.textKey === 'offline') return 'status.notSent';
  return error instanceof DOMException && error.name === 'AbortError'
    ? 'status.calledOff'
    : 'status.failed';
}

/** Copies, inserts and calls, and says how it went. */
export function useTell(onNotice: TabProps['onNotice']) {
  const { t } = useTranslation('extension');
  return {
    async copy(text: string): Promise<void> {
      onNotice(t((await copyText(text)) ? 'status.copied' : 'status.notCopied'));
    },
    async insert(...text: Parameters<typeof insertText>): Promise<void> {
      const outcome = await insertText(...text);
      const isDone = outcome.kind === 'inserted';
      onNotice(isDone ? t('status.inserted') : sayOutcome(outcome).join(' '));
    },
    async call(made: Promise<unknown>): Promise<void> {
      try {
        await made;
        onNotice(t('status.done'));
      } catch (error) {
        onNotice(t(whyFailed(error)));
      }
    },
  } as const;
}
