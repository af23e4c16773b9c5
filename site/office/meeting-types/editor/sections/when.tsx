import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { addDays } from '#shared/time/dates.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { Row, Section } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';
import { Durations } from './durations.tsx';
import { LimitsTable } from './limits-table.tsx';

const INTERVALS = [5, 10, 15, 20, 30, 45, 60, 90, 120];

/** How long it takes, and when it can be had. */
export function When({
  editor,
  today,
}: {
  readonly editor: Editor<'when'>;
  readonly today: string;
}) {
  const t = useTexts('editor');
  const language = useLanguage();
  const { values, type, choose, leave, problemAt } = editor;
  const minutes = t('units.minutes');
  const intervals = [...new Set([...INTERVALS, values.slotIntervalMinutes ?? 5])].sort(
    (a, b) => a - b,
  );
  const numbers = (name: 'bufferBeforeMinutes' | 'bufferAfterMinutes') => ({
    unit: minutes,
    value: values[name],
    problem: problemAt(name),
    onType: (now: number | null) => type(name, now ?? 0),
    onLeave: () => leave(name),
  });
  return (
    <Section id="when">
      <Durations editor={editor} />
      <SelectControl
        label={t('interval.label')}
        hint={t('interval.hint')}
        value={String(values.slotIntervalMinutes ?? '')}
        options={[
          { value: '', label: t('interval.duration') },
          ...intervals.map((each) => ({
            value: String(each),
            label: formatDuration(each, language),
          })),
        ]}
        problem={problemAt('slotIntervalMinutes')}
        onChoose={(now) => choose('slotIntervalMinutes', now === '' ? null : Number(now))}
      />
      <Row>
        <NumberControl label={t('buffer.before')} {...numbers('bufferBeforeMinutes')} />
        <NumberControl label={t('buffer.after')} {...numbers('bufferAfterMinutes')} />
      </Row>
      <NoticeControl editor={editor} />
      <WindowControls editor={editor} today={today} />
      <LimitsTable editor={editor} />
      <NumberControl
        label={t('seats.label')}
        hint={t('seats.hint')}
        isOptional
        value={values.totalSpots}
        problem={problemAt('totalSpots')}
        onType={(now) => type('totalSpots', now)}
        onLeave={() => leave('totalSpots')}
      />
    </Section>
  );
}

const HOUR = 60;

/** A notice, said in hours. */
function NoticeControl({ editor }: { readonly editor: Editor<'when'> }) {
  const t = useTexts('editor');
  const { values, type, leave, problemAt } = editor;
  return (
    <NumberControl
      label={t('notice.label')}
      hint={t('notice.hint')}
      unit={t('units.hours')}
      value={Math.round((values.minNoticeMinutes / HOUR) * 100) / 100}
      problem={problemAt('minNoticeMinutes')}
      onType={(now) => type('minNoticeMinutes', Math.round((now ?? 0) * HOUR))}
      onLeave={() => leave('minNoticeMinutes')}
    />
  );
}

function WindowControls({
  editor,
  today,
}: {
  readonly editor: Editor<'when'>;
  readonly today: string;
}) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  const { bookingWindow: window } = values;
  const problem = problemAt('bookingWindow');
  const inRange = (part: { readonly from?: string; readonly to?: string }) => {
    if (window.kind === 'range') type('bookingWindow', { ...window, ...part });
  };
  return (
    <Row>
      <SelectControl
        label={t('window.label')}
        value={window.kind}
        options={[
          { value: 'rolling', label: t('window.rolling') },
          { value: 'range', label: t('window.range') },
        ]}
        onChoose={(kind) =>
          choose(
            'bookingWindow',
            kind === 'rolling' ? { kind, days: 60 } : { kind, from: today, to: addDays(today, 30) },
          )
        }
      />
      {window.kind === 'rolling' ? (
        <NumberControl
          label={t('window.days')}
          unit={t('units.days')}
          value={window.days}
          problem={problemAt('bookingWindow.days')}
          onType={(days) => type('bookingWindow', { kind: 'rolling', days: days ?? 0 })}
          onLeave={() => leave('bookingWindow')}
        />
      ) : (
        <>
          <TextControl
            label={t('window.from')}
            kind="date"
            value={window.from}
            problem={problemAt('bookingWindow.from')}
            onType={(from) => inRange({ from: from ?? '' })}
            onLeave={() => leave('bookingWindow')}
          />
          <TextControl
            label={t('window.to')}
            kind="date"
            value={window.to}
            problem={problem ?? problemAt('bookingWindow.to')}
            onType={(to) => inRange({ to: to ?? '' })}
            onLeave={() => leave('bookingWindow')}
          />
        </>
      )}
    </Row>
  );
}
