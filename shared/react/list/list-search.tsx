import { useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useSearchKey } from './use-search-key.ts';

/** So long after the last letter a list is searched. */
const PAUSE_MS = 250;

interface ListSearchProps {
  /** What is searched for now. */
  readonly value: string;
  readonly placeholder: string;
  readonly onSearch: (value: string) => void;
}

interface Typed {
  readonly text: string;
  /** What was searched for when this was typed. */
  readonly known: string;
  readonly isWaiting: boolean;
}

/** The search field of a list: it searches while one types, and Enter searches at once. */
export function ListSearch({ value, placeholder, onSearch }: ListSearchProps) {
  const t = useTexts('list');
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<Typed>({ text: value, known: value, isWaiting: false });
  // Somebody went back, or showed all again: the field follows, unless more is being typed.
  if (typed.known !== value && !typed.isWaiting) {
    setTyped({ text: value, known: value, isWaiting: false });
  }
  const search = (text: string) => {
    clearTimeout(timer.current);
    const found = text.trim();
    setTyped({ text, known: found, isWaiting: false });
    if (found !== value) onSearch(found);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    setTyped({ ...typed, text, isWaiting: true });
    timer.current = setTimeout(() => search(text), PAUSE_MS);
  };
  return (
    <search className="relative h-fit min-w-[min(13rem,100%)] flex-1">
      <Icon name="search" className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-soft" />
      <input
        ref={field}
        type="search"
        aria-label={t('search')}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={100}
        value={typed.text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed.text);
          if (event.key !== 'Escape') return;
          event.preventDefault(); // Chromium would take back what was typed
          event.currentTarget.blur();
        }}
        className="field pl-9!"
      />
    </search>
  );
}
