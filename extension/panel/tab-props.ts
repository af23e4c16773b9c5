import type { ApiClient } from '#shared/api/client.ts';
import type { Surface } from '../actions/action.ts';
import type { SignIn } from '../storage.ts';

/** What each tab is given. */
export interface TabProps {
  readonly client: ApiClient;
  readonly signIn: SignIn;
  readonly surface: Surface;
  /** Says in a few words how something went; it is read out. */
  readonly onNotice: (text: string) => void;
}
