import { useTexts } from '#shared/react/i18n/use-texts.ts';

const tones = ['bg-ink/8', 'bg-brand/40', 'bg-brand/70', 'bg-brand'] as const;

/** The next two weeks as squares, today first: the fuller a day, the stronger its square. */
export function ComingSquares({ coming }: { readonly coming: readonly number[] }) {
  const t = useTexts('meeting-types');
  const count = coming.reduce((sum, each) => sum + each, 0);
  const days = coming.map((booked, day) => ({ day, tone: tones[Math.min(booked, 3)] }));
  return (
    <span
      role="img"
      aria-label={t('coming', { count })}
      title={t('coming', { count })}
      className="grid shrink-0 grid-cols-7 gap-0.5"
    >
      {days.map(({ day, tone }) => (
        <span key={day} className={`size-2 rounded-[2px] ${tone} forced-colors:border`} />
      ))}
    </span>
  );
}
