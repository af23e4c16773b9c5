import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** So many appointments fill a day's square. */
const FULL = 3;

/** The next two weeks as squares, today first, each filled as far as its day is booked. */
export function ComingSquares({ coming }: { readonly coming: readonly number[] }) {
  const t = useTexts('meeting-types');
  const count = coming.reduce((sum, each) => sum + each, 0);
  return (
    <span
      role="img"
      aria-label={t('coming', { count })}
      title={`${t('coming', { count })}. ${t('comingHint')}`}
      className="grid shrink-0 grid-cols-7 gap-0.5"
    >
      <Squares days={coming} />
    </span>
  );
}

/** What the squares of the list say. */
export function SquaresLegend() {
  const t = useTexts('meeting-types');
  return (
    <span className="hidden items-center gap-2 text-xs md:flex">
      <span aria-hidden="true" className="flex gap-0.5">
        <Squares days={[0, 1, 2, FULL]} />
      </span>
      {t('comingHint')}
    </span>
  );
}

function Squares({ days }: { readonly days: readonly number[] }) {
  return days
    .map((booked, day) => ({ day, share: Math.min(booked, FULL) / FULL }))
    .map(({ day, share }) => (
      <span
        key={day}
        className="relative size-2.5 overflow-hidden rounded-[2px] bg-ink/15 forced-colors:border"
      >
        <span
          className="absolute inset-x-0 bottom-0 bg-brand forced-colors:bg-[Highlight]"
          style={{ height: `${share * 100}%` }}
        />
      </span>
    ));
}
