import { useQueryClient } from '@tanstack/react-query';
import type { Team, TeamPlace } from '#shared/api/team.ts';
import { teamApi } from '#shared/api/team.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import type { FieldValue } from '#shared/react/form/form-state.ts';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { useForm } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { PlacesEditor } from './places-editor.tsx';

/** A team's name, its page and who has a place in it: one call saves them all. */
export function TeamForm({ team }: { readonly team: Team }) {
  const t = useTexts('teams');
  const queryClient = useQueryClient();
  const path = { teamId: team.id };
  const question = api.toQuery('get', '/company/teams/{teamId}', { params: { path } });
  const { mutateAsync } = api.useChange('patch', '/company/teams/{teamId}');
  const form = useForm({
    name: `team-${team.id}`,
    saved: toTyped(team),
    schema: teamApi.patchTeam.body,
    save: async (body) => {
      await mutateAsync({ params: { path }, body });
      await queryClient.invalidateQueries();
    },
    reload: async () => toTyped(await queryClient.fetchQuery({ ...question, staleTime: 0 })),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-8">
      <div className="card flex flex-col gap-5 p-(--inset) sm:p-6">
        <FormField form={form} name="name" label={t('name')} />
        <FormField form={form} name="slug" label={t('address')} hint={t('addressHint')} />
        <FormField
          form={form}
          name="description"
          kind="lines"
          label={t('description')}
          isOptional
        />
      </div>
      <PlacesEditor
        team={team}
        places={toPlaces(form.values.members)}
        onChange={(places) => form.change('members', places.map(toPlace))}
      />
      <SaveBar
        form={form}
        labels={{
          name: t('name'),
          slug: t('address'),
          description: t('description'),
          members: t('places.title'),
        }}
      />
      <LeaveGuard form={form} />
    </form>
  );
}

function toTyped({ name, slug, description, members }: Team) {
  return { name, slug, description, members: members.map(toPlace) };
}

/** Of a place, what is changed; whose it is stands with the company's people. */
function toPlace({ hostId, weight, priority, isAdmin }: TeamPlace) {
  return { hostId, weight, priority, isAdmin };
}

function toPlaces(value: FieldValue | undefined): readonly TeamPlace[] {
  const read = teamApi.patchTeam.body.shape.members.safeParse(value);
  return (read.success && read.data) || [];
}
