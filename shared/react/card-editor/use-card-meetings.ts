import { useState } from 'react';
import type { EditedCard } from '#shared/api/personal-page.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { CardDesk } from './card-desk.ts';
import { useInTurn } from './use-in-turn.ts';

export type CardMeeting = EditedCard['meetingTypes'][number];

/** What can stand on a card, what does, and how both are changed (Spec B §4.1). */
export function useCardMeetings(desk: CardDesk) {
  const t = useTexts('card-editor');
  const toast = useToast({ isTitled: true });
  const [busyId, setBusyId] = useState<string>();
  const { meetingTypes, personalPage } = desk.card;
  const failed = (text: string) => async () => {
    toast.fail(text);
    await desk.reload().catch(() => undefined);
  };
  const display = useInTurn<boolean>({
    kept: personalPage.showAllMeetingTypes,
    save: async (showAllMeetingTypes) => {
      const was = { showAllMeetingTypes: desk.now().personalPage.showAllMeetingTypes };
      await desk.change({ of: 'card', change: { showAllMeetingTypes, was } });
      const said = showAllMeetingTypes ? 'meetings.nowAll' : 'meetings.nowSelected';
      showToast({ tone: 'plain', title: t(said) });
    },
    onFailed: () => void failed(t('failed.display'))(),
  });
  const isAll = display.value;
  const order = useInTurn<readonly string[]>({
    kept: meetingTypes.map(({ id }) => id),
    save: (ids) => {
      const was = { meetingTypeOrder: desk.now().personalPage.meetingTypeOrder };
      return desk.change({ of: 'card', change: { meetingTypeOrder: [...ids], was } });
    },
    onFailed: () => void failed(t('failed.order'))(),
  });
  const all = order.value.flatMap((id) => meetingTypes.filter((each) => each.id === id));
  const isShown = ({ isOpen, isChosen }: CardMeeting) => isOpen && (isAll || isChosen);
  return {
    isAll,
    all,
    shown: all.filter(isShown),
    busyId,
    /** Those that are shown in another order; the others come after them. */
    arrange: (shown: readonly CardMeeting[]) =>
      void order.put([...shown, ...all.filter((each) => !isShown(each))].map(({ id }) => id)),
    toggle: async ({ id, isChosen }: CardMeeting) => {
      const hint = desk.isOwn ? '' : ` ${t('meetings.hint')}`;
      setBusyId(id);
      await desk
        .toggleMeeting(id)
        .catch(failed(t(isChosen ? 'failed.remove' : 'failed.add') + hint));
      setBusyId(undefined);
    },
    showAll: (isOn: boolean) => void display.put(isOn),
  } as const;
}
