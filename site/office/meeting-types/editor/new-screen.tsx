import { useState } from 'react';
import { type EditorChoices, meetingTypeEditorApi } from '#shared/api/meeting-type-editor.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { newMeetingType } from '#shared/domain/meeting-type/new-meeting-type.ts';
import { toSlug } from '#shared/domain/slug.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { hasChanges } from '#shared/react/form/form-state.ts';
import { useForm } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Navigate } from '#shared/react/router/navigate.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { SelectControl } from './controls/select-control.tsx';
import { EditForm } from './edit-form.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { ruledBy } from './ruled-by.ts';
import { toFailure } from './to-failure.ts';
import { type Editor, toFacts, useEditor } from './use-editor.ts';

/** A meeting type that is there once it is saved, and goes on at its own address. */
export function NewScreen() {
  return (
    <QueryView pending={<EditorSkeleton />}>
      <NewMeetingType />
    </QueryView>
  );
}

function NewMeetingType() {
  const { hostId } = useSession();
  const { timeZone } = useFormats();
  const [teamId, setTeamId] = useState<string>();
  const [createdId, setCreatedId] = useState<string>();
  const { data: choices } = api.useData('get', '/meeting-type/editor/choices');
  const { mutateAsync } = api.useChange('post', '/meeting-type/v2');
  const [plain] = useState(() => newMeetingType([hostId]));
  const form = useForm({
    name: 'meeting-type-new',
    saved: plain,
    schema: meetingTypeEditorApi.createMeetingType.body.superRefine(
      ruledBy(undefined, toFacts(choices)),
    ),
    isNew: true,
    save: async ({ slug, ...body }) => {
      // A path that nobody chose gives way to one that is taken.
      const chosen = slug === toSlug(body.name) ? {} : { slug };
      try {
        const made = await mutateAsync({ body: { ...body, ...chosen, teamId } });
        setCreatedId(made.id);
      } catch (error) {
        throw toFailure(error);
      }
    },
  });
  const editor = useEditor({ form, saved: undefined, choices });
  if (createdId !== undefined && !hasChanges(form.state)) {
    return (
      <>
        <Navigate to={toPath('meeting-type', { meetingTypeId: createdId })} replace />
        <EditorSkeleton />
      </>
    );
  }
  return (
    <EditForm editor={editor} saved={undefined} today={toLocalDate(Date.now(), timeZone)}>
      {choices.teams.length > 0 && (
        <Owner editor={editor} teams={choices.teams} teamId={teamId} onChoose={setTeamId} />
      )}
    </EditForm>
  );
}

interface OwnerProps {
  readonly editor: Editor;
  readonly teams: EditorChoices['teams'];
  readonly teamId: string | undefined;
  readonly onChoose: (teamId: string | undefined) => void;
}

/** On whose page it will be; a team's begins with all who are in it. */
function Owner({ editor, teams, teamId, onChoose }: OwnerProps) {
  const t = useTexts('editor');
  const { hostId } = useSession();
  const choose = (id: string) => {
    const team = teams.find((each) => each.id === id);
    const { hosts, calculationMethod } = newMeetingType(team?.hostIds ?? [hostId]);
    onChoose(team?.id);
    editor.choose('hosts', hosts);
    editor.choose('calculationMethod', calculationMethod);
  };
  return (
    <div className="card p-(--inset) sm:p-6">
      <SelectControl
        label={t('owner.label')}
        value={teamId ?? ''}
        options={[
          { value: '', label: t('owner.mine') },
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={choose}
      />
    </div>
  );
}
