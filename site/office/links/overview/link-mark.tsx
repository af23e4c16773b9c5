import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';

const marks = {
  open: { icon: 'link', tone: 'bg-free-soft text-free' },
  used: { icon: 'check', tone: 'bg-waiting-soft text-waiting' },
  taken: { icon: 'check', tone: 'bg-waiting-soft text-waiting' },
  withdrawn: { icon: 'cross', tone: 'bg-busy-soft text-busy' },
  expired: { icon: 'clock', tone: 'bg-busy-soft text-busy' },
} as const satisfies Record<string, { icon: IconName; tone: string }>;

/** What became of a link, in a word. */
export function LinkMark({ state }: { readonly state: keyof typeof marks }) {
  const t = useTexts('links');
  const { icon, tone } = marks[state];
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 self-center rounded-full px-2 py-0.5 text-xs ${tone}`}
    >
      <Icon name={icon} className="size-3.5" />
      {t(`state.${state}`)}
    </span>
  );
}
