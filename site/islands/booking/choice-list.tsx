import { type KeyboardEvent, useState } from 'react';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';

/** A platform's radio would choose as soon as an arrow key moves to it. */
const asRadio = (isChecked: boolean) => ({ role: 'radio', 'aria-checked': isChecked }) as const;

interface ListedChoice<T> {
  readonly key: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly icon?: IconName;
  readonly value: T;
}

interface ChoiceListProps<T> {
  readonly label: string;
  readonly choices: readonly ListedChoice<T>[];
  readonly chosenKey: string | undefined;
  readonly onChoose: (value: T) => void;
}

/** Spec A §2: a radio group; arrows, Home and End move, Enter, Space or a click choose. */
export function ChoiceList<T>({ label, choices, chosenKey, onChoose }: ChoiceListProps<T>) {
  const [marked, setMarked] = useState(chosenKey);
  const tabStop = Math.max(
    0,
    choices.findIndex(({ key }) => key === marked),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = choices[indexAfterKey(tabStop, event.key, choices.length)];
    if (!target) return;
    event.preventDefault();
    setMarked(target.key);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-key="${CSS.escape(target.key)}"]`)
      ?.focus();
  };
  return (
    <div role="radiogroup" aria-label={label} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      {choices.map((choice, index) => (
        <button
          key={choice.key}
          type="button"
          {...asRadio(choice.key === marked)}
          data-key={choice.key}
          tabIndex={index === tabStop ? 0 : -1}
          onClick={() => onChoose(choice.value)}
          className={`flex min-h-12 items-center gap-3 rounded-lg border px-(--inset) py-2 text-left hover:border-brand-text hover:bg-brand-soft ${choice.key === marked ? 'border-brand-text bg-brand-soft' : 'border-line-strong/45'}`}
        >
          {choice.icon && <Icon name={choice.icon} className="size-5 text-soft" />}
          <span className="long-words min-w-0">
            <span className="block font-medium">{choice.title}</span>
            {choice.detail && <span className="block text-soft text-sm">{choice.detail}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The index a key leads to, round the ends, or -1 for other keys. */
function indexAfterKey(index: number, key: string, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
