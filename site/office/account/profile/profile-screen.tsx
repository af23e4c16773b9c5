import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { EmailForm } from './email-form.tsx';
import { Membership } from './membership.tsx';
import { OwnForm } from './own-form.tsx';
import { Sessions } from './sessions.tsx';
import { Tokens } from './tokens.tsx';
import { TwoFactor } from './two-factor.tsx';
import { WaysIn } from './ways-in.tsx';

/** Who somebody is, what they give at most, and how they get in. */
export function ProfileScreen() {
  const t = useTexts('profile');
  const [nowMs] = useState(() => Date.now());
  return (
    <>
      <ScreenHeading title={t('title')} />
      <div className="mt-5 flex flex-col gap-6">
        <QueryView pending={<Skeleton className="h-[89rem]" />}>
          <OwnForm nowMs={nowMs} />
        </QueryView>
        <EmailForm />
        <QueryView pending={<Skeleton className="h-72" />}>
          <WaysIn />
        </QueryView>
        <QueryView pending={<Skeleton className="h-36" />}>
          <TwoFactor />
        </QueryView>
        <QueryView pending={<Skeleton className="h-48" />}>
          <Sessions nowMs={nowMs} />
        </QueryView>
        <Tokens />
        <Membership />
      </div>
    </>
  );
}
