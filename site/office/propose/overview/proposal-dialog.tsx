import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { MadeView } from '#shared/react/panels/propose/made-view.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { useNow } from '#site/office/use-now.ts';
import { ProposalLine } from './proposal-line.tsx';

interface ProposalDialogProps {
  readonly proposalId: string;
  readonly onClose: () => void;
}

/** A proposal with its text, to be copied again. */
export function ProposalDialog({ proposalId, onClose }: ProposalDialogProps) {
  const t = useTexts('proposals');
  return (
    <Dialog title={t('details')} shape="sheet" onClose={onClose} className="p-5">
      <QueryView pending={<Skeleton className="h-64" />} question={proposalId}>
        <Details proposalId={proposalId} />
      </QueryView>
    </Dialog>
  );
}

function Details({ proposalId }: { readonly proposalId: string }) {
  const now = useNow();
  const { data } = api.useData('get', '/proposal/{proposalId}', {
    params: { path: { proposalId } },
  });
  return (
    <div className="flex flex-col gap-3">
      <div>
        <ProposalLine proposal={data} />
      </div>
      <MadeView proposal={data} nowMs={now * 60_000} />
    </div>
  );
}
