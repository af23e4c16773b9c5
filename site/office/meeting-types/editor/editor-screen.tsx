import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EditedReply, meetingTypeEditorApi } from '#shared/api/meeting-type-editor.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { overtakenNames } from '#shared/react/form/form-state.ts';
import { useForm } from '#shared/react/form/use-form.ts';
import { useParams } from '#shared/react/router/use-place.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { EditForm } from './edit-form.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { ruledBy } from './ruled-by.ts';
import { StateNotice } from './state-notice.tsx';
import { toFailure } from './to-failure.ts';
import { toFacts, useEditor } from './use-editor.ts';
import { useOtherTabs } from './use-other-tabs.ts';

const toQuestion = (meetingTypeId: string) =>
  api.toQuery('get', '/meeting-type/{meetingTypeId}', { params: { path: { meetingTypeId } } });

/** A meeting type, with all that can be said of it. */
export function EditorScreen() {
  const { meetingTypeId = '' } = useParams();
  return (
    <QueryView key={meetingTypeId} pending={<EditorSkeleton />} question={meetingTypeId}>
      <EditorOf meetingTypeId={meetingTypeId} />
    </QueryView>
  );
}

function EditorOf({ meetingTypeId }: { readonly meetingTypeId: string }) {
  const queryClient = useQueryClient();
  const { timeZone } = useFormats();
  const [nowMs] = useState(() => Date.now());
  const today = toLocalDate(nowMs, timeZone);
  const question = toQuestion(meetingTypeId);
  const params = { params: { path: { meetingTypeId } } };
  const { data: saved } = api.useData('get', '/meeting-type/{meetingTypeId}', params);
  const { data: choices } = api.useData('get', '/meeting-type/editor/choices', {
    params: { query: { meetingTypeId } },
  });
  const { mutateAsync } = api.useChange('patch', '/meeting-type/{meetingTypeId}');
  const reload = () => queryClient.fetchQuery({ ...question, staleTime: 0 });
  const tellOthers = useOtherTabs(meetingTypeId, () => void reload());

  const write = async (body: object, version: number) => {
    queryClient.setQueryData(
      question.queryKey,
      await mutateAsync({ ...params, body: { ...body, version } }),
    );
    tellOthers();
  };
  /** What somebody else has changed elsewhere in it is no reason to ask. */
  const writeOnTop = async (body: object, error: unknown) => {
    const isOvertaken = error instanceof ApiError && error.code === 'changed-meanwhile';
    if (!isOvertaken) throw toFailure(error);
    const theirs: EditedReply = await reload();
    if (overtakenNames(form.state.changes, theirs).length > 0) throw error;
    await write(body, theirs.version);
  };
  const form = useForm({
    name: `meeting-type-${meetingTypeId}`,
    saved,
    schema: meetingTypeEditorApi.patchMeetingType.body.superRefine(
      ruledBy(saved, toFacts(choices)),
    ),
    save: async (body) => {
      try {
        await write(body, saved.version);
      } catch (error) {
        await writeOnTop(body, error);
      }
    },
  });
  const editor = useEditor({ form, saved, choices });
  const opened = async () => {
    await reload();
    tellOthers();
  };
  const notice = <StateNotice saved={saved} nowMs={nowMs} onOpened={opened} />;
  return <EditForm editor={editor} saved={saved} today={today} notice={notice} />;
}
