import type { Surface } from '../actions/action.ts';
import { stored } from '../storage.ts';
import { SignedOut } from './signed-out.tsx';
import { useStored } from './use-stored.ts';
import { Workbench } from './workbench.tsx';

interface PanelProps {
  readonly surface: Extract<Surface, 'popup' | 'side-panel'>;
  readonly serverUrl: string;
}

/** What toolbar button and side panel open: the way in, or everything that is done from here. */
export function Panel({ surface, serverUrl: usual }: PanelProps) {
  const serverUrl = useStored(stored.serverUrl) ?? usual;
  const account = useStored(stored.account);
  const tokens = useStored(stored.tokens);
  const place = { surface, serverUrl };
  if (!account || !tokens) return <SignedOut {...place} />;
  return <Workbench key={account.email} account={account} {...place} />;
}
