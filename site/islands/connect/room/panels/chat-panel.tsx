import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { MAX_CHAT_LETTERS } from '#shared/domain/connect/protocol.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { momentText, useTimeReader } from '#site/islands/connect/door/room-times.ts';
import { useStore } from '../../use-store.ts';
import type { Line } from '../signal/open-line.ts';
import { toChatParts } from './to-chat-parts.ts';

/** What is written: it is kept on no disk, and those who come later read it too. */
export function ChatPanel({ line }: { readonly line: Line }) {
  const { t } = useTranslation('connect-room');
  const { chat, unsent, you } = useStore(line);
  const times = useTimeReader();
  const end = useRef<HTMLLIElement>(null);
  const count = chat.length + unsent.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies(count): a line more
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <>
      <ol className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 wrap-anywhere">
        {count === 0 && <li className="m-auto text-center text-soft">{t('chat.empty')}</li>}
        {chat.map(({ seq, from, name, atIso, text }) => (
          <li key={seq}>
            <p className="text-note text-soft">
              <b className="font-medium text-ink">{from === you?.id ? t('chat.you') : name}</b>{' '}
              <time dateTime={atIso}>{momentText(atIso, Date.parse(atIso), times)}</time>
            </p>
            <ChatText text={text} />
          </li>
        ))}
        {unsent.map(({ id, text }) => (
          <li key={id} className="text-soft">
            <p className="text-note">{t('chat.sending')}</p>
            <ChatText text={text} />
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <ChatForm onWrite={line.write} />
    </>
  );
}

function ChatText({ text }: { readonly text: string }) {
  return (
    <p className="whitespace-pre-line">
      {toChatParts(text).map(({ text: words, href, at }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer" className="link">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}

function ChatForm({ onWrite }: { readonly onWrite: (text: string) => void }) {
  const { t } = useTranslation('connect-room');
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (text === '') return;
    onWrite(text);
    form.reset();
  };
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form onSubmit={write} className="flex items-end gap-2 border-line border-t p-3">
      <textarea
        ref={focusElement}
        name="text"
        rows={2}
        maxLength={MAX_CHAT_LETTERS}
        aria-label={t('chat.label')}
        placeholder={t('chat.label')}
        onKeyDown={send}
        className="field min-w-0 flex-1"
      />
      <Button type="submit">{t('chat.send')}</Button>
    </form>
  );
}
