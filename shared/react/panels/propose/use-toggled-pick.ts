import { isPickable, judgePick } from '#shared/domain/proposal/judge-pick.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { usePickText } from './use-pick-text.ts';
import type { OwnWeek, Picking } from './week-props.ts';

interface ToggledPick {
  readonly week: OwnWeek | undefined;
  readonly picking: Picking;
  readonly theirZone: string | null;
  readonly reading: TimeReading;
  /** Read out. */
  readonly onSay: (text: string) => void;
}

/** Picks a time or gives it up, and says so; what a time is, in words. */
export function useToggledPick({ week, picking, theirZone, reading, onSay }: ToggledPick) {
  const t = useTexts('propose');
  const toText = usePickText(reading, theirZone);
  const { picks } = picking;
  return {
    describe: (minute: number): string => {
      const { own, theirs } = toText(minute, week?.durationMinutes ?? 0);
      const verdict = week && judgePick(week, picks, minute);
      const state = picks.includes(minute) ? t('picked') : verdict && t(`verdict.${verdict}`);
      return [own, theirs, state].filter(Boolean).join('; ');
    },
    toggle: (minute: number): void => {
      if (!week) return;
      const { durationMinutes } = week;
      const inside = picks.find((start) => start <= minute && minute < start + durationMinutes);
      if (inside !== undefined) {
        picking.remove(inside);
        onSay(t('said.removed', { time: toText(inside, durationMinutes).own }));
        return;
      }
      const verdict = judgePick(week, picks, minute);
      const time = toText(minute, durationMinutes).own;
      if (isPickable(verdict)) {
        picking.add([minute]);
        onSay(t('said.picked', { time, count: picks.length + 1 }));
      } else onSay(t('said.refused', { time, why: t(`verdict.${verdict}`) }));
    },
  };
}
