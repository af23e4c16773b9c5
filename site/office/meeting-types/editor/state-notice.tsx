import type { EditedReply } from '#shared/api/meeting-type-editor.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { type ClosedState, closedAs } from './closed-as.ts';

/** What opens it again. */
const ways = {
  archived: 'restored',
  unpublished: 'published',
  pending: 'published',
} as const satisfies Record<ClosedState, string>;

interface StateNoticeProps {
  readonly saved: EditedReply;
  readonly nowMs: number;
  readonly onOpened: () => Promise<unknown>;
}

/** Why a meeting type cannot be booked as it is saved, what visitors read, and the way back. */
export function StateNotice({ saved, nowMs, onOpened }: StateNoticeProps) {
  const t = useTexts('editor');
  const { failWith } = useToast();
  const { moment } = useFormats();
  const { mutate, isPending } = api.useChange('patch', '/meeting-type/states', {
    onSuccess: onOpened,
    onError: failWith,
  });
  const state = closedAs(saved, nowMs);
  if (state === undefined) return null;
  const when = saved.publishFrom === null ? '' : moment(saved.publishFrom, nowMs);
  const body = { meetingTypeIds: [saved.id], to: { state: ways[state] } };
  return (
    <div className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-held p-(--inset)">
      <Icon name={state === 'archived' ? 'archive' : 'moon'} className="size-5 text-held" />
      <div className="min-w-60 flex-1 text-sm">
        <p className="font-medium">{t(`closed.${state}.title`, { when })}</p>
        <p className="mt-0.5 text-pretty text-soft">{t(`closed.${state}.text`)}</p>
      </div>
      <Button tone="quiet" busy={isPending} onClick={() => mutate({ body })}>
        {t(`closed.${state}.open`)}
      </Button>
    </div>
  );
}
