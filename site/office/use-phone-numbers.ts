import { useEffect, useState } from 'react';
import type * as z from 'zod';

const load = () => import('#shared/react/fields/phone-country.tsx');
type Numbers = Awaited<ReturnType<typeof load>>;

/** The phone numbers of the world, once they are there; until then a number is what was typed. */
export function usePhoneNumbers() {
  const [numbers, setNumbers] = useState<Numbers>();
  useEffect(() => {
    load().then((loaded) => setNumbers(() => loaded), console.warn);
  }, []);
  const toInternational = (text: string) =>
    numbers?.toInternational(text, numbers.countryOfVisitor());
  return {
    /** As it is written internationally; what is no number stays. */
    spell: (text: string) => toInternational(text) ?? text,
    /** A schema that also refuses what is no number of any country. */
    withNumbers: <Body extends { readonly phone?: string | null | undefined }>(
      schema: z.ZodType<Body>,
    ) =>
      schema.refine(({ phone }) => !phone || !numbers || toInternational(phone) !== undefined, {
        path: ['phone'],
        params: { problem: 'invalid-phone' },
      }),
  };
}
