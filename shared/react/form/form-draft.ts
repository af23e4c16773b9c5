import type { Changes } from './form-state.ts';

let scope = '';
const toKey = (form: string) => `kalends:form:${scope}${form}`;

/** From now on drafts are kept for one company alone, apart from those of another that one works in. */
export function keepDraftsOf(companyId: string): void {
  scope = `${companyId}:`;
}

/** What was typed into a form and not saved, for as long as the tab lives; empty where nothing was. */
export function readFormDraft(form: string): Changes {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(toKey(form)) ?? '{}');
    return isChanges(stored) ? stored : {};
  } catch {
    // No storage, or something else's: there is no draft then.
    return {};
  }
}

export function saveFormDraft(form: string, changes: Changes): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(toKey(form));
    else sessionStorage.setItem(toKey(form), JSON.stringify(changes));
  } catch {
    // See readFormDraft.
  }
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
