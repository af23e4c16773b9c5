import { useTexts } from '#shared/react/i18n/use-texts.ts';

const marks = {
  free: 'border border-line bg-surface',
  busy: 'busy-hatch',
  buffer: 'bg-busy-soft border border-line',
  held: 'border border-held border-dashed bg-held-soft',
  closed: 'border border-line bg-sunken',
  night: 'bg-waiting/15',
} as const;

type Mark = keyof typeof marks;

/** What the shades of a week mean, and how it is picked from. */
export function WeekLegend({ hasNight }: { readonly hasNight: boolean }) {
  const t = useTexts('propose');
  const shown: readonly Mark[] = [
    ...(['free', 'busy', 'buffer', 'held', 'closed'] as const),
    ...(hasNight ? (['night'] as const) : []),
  ];
  return (
    <>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-soft text-xs">
        {shown.map((mark) => (
          <li key={mark} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3 rounded-sm ${marks[mark]}`} />
            {t(`legend.${mark}`)}
          </li>
        ))}
      </ul>
      <p className="hidden text-pretty text-soft text-xs @3xl:pointer-fine:block">{t('keys')}</p>
    </>
  );
}
