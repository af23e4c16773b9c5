import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '../api.ts';
import { useCopyLink } from '../use-copy-link.ts';
import type { TypeDeeds } from './type-commands.ts';
import type { useTypeChanges } from './use-type-changes.ts';

/** What commands of meeting types do, wherever they are offered. */
export function useTypeDeeds(
  changes: ReturnType<typeof useTypeChanges>,
  ask: TypeDeeds['ask'],
): TypeDeeds {
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const { mutateAsync: duplicate } = api.useChange('post', '/meeting-type/duplicate');
  const { mutateAsync: toggle } = api.useChange('post', '/meeting-type/personal/{meetingTypeId}');
  const edit = (id: string) => navigate({ to: toPath('meeting-type', { meetingTypeId: id }) });
  return {
    open: (path) => void window.open(path, '_blank', 'noopener'),
    copy: (path) => void copyLink(path),
    edit,
    duplicate: (id) =>
      void changes.attempt(async () => {
        edit((await duplicate({ body: { meetingTypeId: id } })).id);
      }),
    setState: (types, to) => void changes.setState(types, to),
    toggleOnPage: (id) =>
      void changes.attempt(() => toggle({ params: { path: { meetingTypeId: id }, query: {} } })),
    ask,
  };
}
