import { forgetInTab, keepInTab, readFromTab } from '#shared/tab-storage.ts';
import type { Changes } from './form-state.ts';

let scope = '';
const toKey = (form: string) => `kalends:form:${scope}${form}`;

/** From now on drafts are kept for one company alone, apart from those of another that one works in. */
export function keepDraftsOf(companyId: string): void {
  scope = `${companyId}:`;
}

/** What was typed into a form and not saved, for as long as the tab lives; empty where nothing was. */
export function readFormDraft(form: string): Changes {
  const stored = readFromTab(toKey(form));
  return isChanges(stored) ? stored : {};
}

export function saveFormDraft(form: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) forgetInTab(toKey(form));
  else keepInTab(toKey(form), changes);
}

function isChanges(stored: unknown): stored is Changes {
  return isRecord(stored) && Object.values(stored).every(isChange);
}

function isChange(each: unknown): boolean {
  return isRecord(each) && each.now !== undefined && each.was !== undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
