import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SLUG_MIN_LENGTH } from '#shared/domain/constants.ts';
import { judgeSlug, toSlug } from '#shared/domain/slug.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { isSlugTaken } from '#site/lib/slug-field.tsx';
import { api } from '#site/office/api.ts';
import { sessionQuery, useSession } from '#site/office/session.tsx';

/** Who came by an invitation has no page yet, and nobody can book without: an address made of their name. */
export function useFirstAddress() {
  const t = useTexts('sign-up');
  const { slug: kept, firstname, lastname } = useSession();
  const queryClient = useQueryClient();
  const [slug, setSlug] = useState(() => toSlug(`${firstname} ${lastname}`));
  const [takenSlug, setTaken] = useState<string>();
  const { mutateAsync } = api.useChange('patch', '/user2');
  const verdict = judgeSlug(slug);
  const keep = async (): Promise<void> => {
    if (kept !== null) return;
    try {
      await mutateAsync({ body: { slug } });
    } catch (error) {
      if (isSlugTaken(error)) setTaken(slug);
      throw error;
    }
    queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, slug });
  };
  return {
    isMissing: kept === null,
    slug,
    setSlug,
    takenSlug,
    /** Why it cannot be had. */
    flaw:
      verdict === 'AVAILABLE'
        ? undefined
        : t(verdict === 'TOO_SHORT' ? 'addressRule' : 'addressTaken', { min: SLUG_MIN_LENGTH }),
    keep,
  };
}
