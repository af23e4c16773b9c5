import type { Writing } from '#shared/domain/rich-text.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { toReasons } from '../ways-in/to-reasons.ts';
import { insertText } from './insert-text.ts';
import type { TabProps } from './tab-props.ts';

/** Copies, inserts and calls, and says how it went. */
export function useTell(onNotice: TabProps['onNotice']) {
  const { t } = useTranslation('extension');
  return {
    async copy(text: string): Promise<void> {
      const isCopied = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      onNotice(t(isCopied ? 'status.copied' : 'status.notCopied'));
    },
    async insert(text: Writing): Promise<void> {
      const outcome = await insertText(text);
      if (outcome.kind === 'inserted') return onNotice(t('status.inserted'));
      onNotice(toReasons(outcome).join(' '));
    },
    async call(made: Promise<unknown>): Promise<void> {
      try {
        await made;
        onNotice(t('status.done'));
      } catch {
        onNotice(t('status.failed'));
      }
    },
  } as const;
}
