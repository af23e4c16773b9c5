import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { weekLooks } from './week-looks.ts';

type Mark = keyof typeof weekLooks;

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
            <span
              aria-hidden="true"
              className={`size-3.5 rounded-sm outline outline-line ${weekLooks[mark]}`}
            />
            {t(`legend.${mark}`)}
          </li>
        ))}
      </ul>
      <p className="hidden text-pretty text-soft text-xs @3xl:pointer-fine:block">{t('keys')}</p>
    </>
  );
}
