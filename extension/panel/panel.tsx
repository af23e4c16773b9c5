import { useState } from 'react';
import type { Surface } from '../actions/action.ts';
import { stored } from '../storage.ts';
import { FirstRun } from './first-run.tsx';
import { SignedOut } from './signed-out.tsx';
import { useStored } from './use-stored.ts';
import { Workbench } from './workbench.tsx';

interface PanelProps {
  readonly surface: Extract<Surface, 'popup' | 'side-panel'>;
}

/** What toolbar button and side panel open: the way in, or everything that is done from here. */
export function Panel({ surface }: PanelProps) {
  const signIn = useStored(stored.signIn);
  const typedServer = useStored(stored.typedServer);
  const [isFirst, setIsFirst] = useState(typedServer === undefined);
  // What was typed stays in view until it has led somewhere.
  if (isFirst && signIn) setIsFirst(false);
  // Nothing of one sign-in is shown in the next.
  if (signIn) return <Workbench key={signIn.id} surface={surface} signIn={signIn} />;
  if (isFirst || typedServer === undefined) return <FirstRun surface={surface} />;
  return <SignedOut surface={surface} serverUrl={typedServer} />;
}
