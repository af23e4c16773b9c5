import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SLUG_MIN_LENGTH } from '#shared/domain/constants.ts';
import { judgeSlug, toSlug } from '#shared/domain/slug.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { isSlugTaken } from '#site/lib/slug-field.tsx';
import { api } from '#site/office/api.ts';
import { sessionQuery, useSession } from '#site/office/session.tsx';

/** Who came by an invitation has no page yet, and nobody can book without: an address made of their name. */
export function useFirstAddress() {
  const t = useTexts('sign-up');
  const { slug: kept, firstname, lastname } = useSession();
  const queryClient = useQueryClient();
  const { fail, failWith } = useToast();
  const [slug, setSlug] = useState(() => toSlug(`${firstname} ${lastname}`));
  const [takenSlug, setTaken] = useState<string>();
  const { mutateAsync, isPending } = api.useChange('patch', '/user2', { onError: failWith });
  /** Says whether there is one now; why not is said. */
  const keep = async (): Promise<boolean> => {
    if (kept !== null) return true;
    const verdict = judgeSlug(slug);
    if (verdict !== 'AVAILABLE') {
      fail(t(verdict === 'TOO_SHORT' ? 'addressRule' : 'addressTaken', { min: SLUG_MIN_LENGTH }));
      return false;
    }
    try {
      await mutateAsync({ body: { slug } });
    } catch (error) {
      if (isSlugTaken(error)) setTaken(slug);
      return false;
    }
    queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, slug });
    return true;
  };
  return { isMissing: kept === null, slug, setSlug, takenSlug, keep, isPending };
}
