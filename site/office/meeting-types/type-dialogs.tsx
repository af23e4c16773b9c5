import { flushSync } from 'react-dom';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast } from '#shared/react/ui/toast-store.ts';
import { api } from '#site/office/api.ts';
import { ShareDialog } from '#site/office/share/share-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PendingDialog } from './pending-dialog.tsx';
import { ShelvesDialog } from './shelves-dialog.tsx';
import type { useTypeChanges } from './use-type-changes.ts';

/** What is asked about meeting types, of which several can be moved at once. */
export interface OpenDialog {
  readonly is: 'pending' | 'move' | 'delete' | 'share' | 'shelves';
  readonly types: readonly ListedMeetingType[];
}

interface TypeDialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly changes: ReturnType<typeof useTypeChanges>;
  readonly onClose: () => void;
  /** Something was changed for all that were selected. */
  readonly onDone: () => void;
}

export function TypeDialogs({ dialog, changes, onClose, onDone }: TypeDialogsProps) {
  const t = useTexts('meeting-types');
  const { mutateAsync: remove } = api.useChange('delete', '/meeting-type/{meetingTypeId}');
  if (!dialog) return null;
  if (dialog.is === 'shelves') return <ShelvesDialog onClose={onClose} />;
  const { types } = dialog;
  const [type] = types;
  if (!type) return null;
  switch (dialog.is) {
    case 'pending':
      return (
        <PendingDialog
          name={type.name}
          publishFrom={type.publishFrom}
          onClose={onClose}
          onChoose={(publishFrom) =>
            changes.settle(() => changes.putState(types, { state: 'pending', publishFrom }))
          }
        />
      );
    case 'move':
      return (
        <MoveDialog
          title={
            types.length === 1
              ? t('shelf.move', { name: type.name })
              : t('shelf.moveSeveral', { count: types.length })
          }
          current={sameShelf(types)}
          onClose={onClose}
          onChoose={(workspaceId) => {
            flushSync(onClose);
            onDone();
            void changes.move(types, workspaceId);
          }}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          type={type}
          onClose={onClose}
          onDelete={async (handOverTo) => {
            const params = {
              path: { meetingTypeId: type.id },
              query: handOverTo === undefined ? {} : { handOverTo },
            };
            await changes.settle(() => remove({ params }));
            showToast({ tone: 'plain', title: t('done.deleted'), text: type.name });
          }}
        />
      );
    case 'share':
      return type.path === null ? null : (
        <ShareDialog name={type.name} path={type.path} onClose={onClose} />
      );
  }
}

function sameShelf(types: readonly ListedMeetingType[]): string | null | undefined {
  const [first] = types;
  return types.every(({ workspaceId }) => workspaceId === first?.workspaceId)
    ? first?.workspaceId
    : undefined;
}
