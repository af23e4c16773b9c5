import { useId, useState } from 'react';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { formatDuration } from '#shared/time/format-duration.ts';
import { ProblemLine } from '../controls/control.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import type { Editor } from '../use-editor.ts';

const LONGEST = 1440;
const MOST = 12;

/** The durations that visitors choose among; one of them is the main one. */
export function Durations({ editor }: { readonly editor: Editor<'when'> }) {
  const t = useTexts('editor');
  const language = useLanguage();
  const name = useId();
  const { values, choose, problemAt } = editor;
  const { durationMinutes: main } = values;
  const offered = [...new Set([main, ...values.allowedDurations])].sort((a, b) => a - b);
  const offer = (durations: readonly number[]) =>
    choose('allowedDurations', durations.length > 1 ? [...durations] : []);
  const add = (minutes: number) => {
    if (offered.length < MOST) offer([...new Set([...offered, minutes])].sort((a, b) => a - b));
  };
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t('durations.label')}</legend>
      <ProblemLine problem={problemAt('durationMinutes') ?? problemAt('allowedDurations')} />
      <ul className="flex flex-wrap gap-2">
        {offered.map((minutes) => (
          <li
            key={minutes}
            className="flex items-center rounded-lg border border-line-strong has-checked:border-brand-text has-checked:bg-brand-soft"
          >
            <label className="flex min-h-11 flex-wrap items-center gap-x-2 pr-3 pl-3 text-sm">
              <input
                type="radio"
                name={name}
                checked={minutes === main}
                className="size-4 accent-(--brand-text)"
                onChange={() => {
                  offer(offered);
                  choose('durationMinutes', minutes);
                }}
              />
              {formatDuration(minutes, language)}
              {minutes === main && offered.length > 1 && (
                <span className="text-note text-soft">{t('durations.main')}</span>
              )}
            </label>
            {minutes !== main && (
              <button
                type="button"
                aria-label={t('durations.remove', { duration: formatDuration(minutes, language) })}
                className="rounded-lg p-3 text-soft hover:text-ink"
                onClick={() => offer(offered.filter((each) => each !== minutes))}
              >
                <Icon name="cross" className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <AddDuration isFull={offered.length >= MOST} onAdd={add} />
      <p className="mt-1.5 text-pretty text-note text-soft">{t('durations.hint')}</p>
    </fieldset>
  );
}

function AddDuration({
  isFull,
  onAdd,
}: {
  readonly isFull: boolean;
  readonly onAdd: (minutes: number) => void;
}) {
  const t = useTexts('editor');
  const [minutes, setMinutes] = useState<number | null>(null);
  const isFine =
    minutes !== null && Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST && !isFull;
  const add = () => {
    if (!isFine) return;
    onAdd(minutes);
    setMinutes(null);
  };
  return (
    // Enter adds, and does not save what is around it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the field within
    <div
      className="mt-3 flex flex-wrap items-end gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
    >
      <NumberControl
        key={minutes === null ? 'empty' : 'typed'}
        label={t('durations.another')}
        unit={t('units.minutes')}
        value={minutes}
        problem={undefined}
        onType={setMinutes}
      />
      <Button tone="quiet" disabled={!isFine} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}
