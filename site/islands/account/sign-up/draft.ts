import { toSlug } from '#shared/domain/slug.ts';

/** What has been typed. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  /** Undefined until it is edited: the name proposes one. */
  readonly editedSlug: string | undefined;
}

export const emptyDraft: Draft = { name: '', email: '', editedSlug: undefined };

/** The address as it stands: the edited one, else what the name reads as. */
export function slugOf({ name, editedSlug }: Draft): string {
  return editedSlug ?? toSlug(name);
}
