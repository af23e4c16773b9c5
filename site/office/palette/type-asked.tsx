import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { TermsDialog } from '../meeting-types/terms-dialog.tsx';
import type { TypeQuestion } from '../meeting-types/type-commands.ts';
import { TypeDialogs } from '../meeting-types/type-dialogs.tsx';
import type { useTypeChanges } from '../meeting-types/use-type-changes.ts';

/** What a command of the palette asks, and about which meeting types. */
export interface Asked {
  readonly is: TypeQuestion;
  readonly types: readonly ListedMeetingType[];
}

interface TypeAskedProps {
  readonly asked: Asked;
  readonly changes: ReturnType<typeof useTypeChanges>;
  readonly onClose: () => void;
}

/** The dialog of a command that asks, in the place of the palette. */
export function TypeAsked({ asked: { is, types }, changes, onClose }: TypeAskedProps) {
  const [type] = types;
  if (is === 'terms') return type && <TermsDialog type={type} onClose={onClose} />;
  return (
    <TypeDialogs dialog={{ is, types }} changes={changes} onClose={onClose} onDone={onClose} />
  );
}
