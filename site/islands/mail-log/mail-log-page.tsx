import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { GoToLogin, isSignedOut } from '#site/lib/go-to-login.tsx';
import { signOut } from '#site/lib/session.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { MailList } from './mail-list.tsx';
import { MailReader } from './mail-reader.tsx';

const PAGE_SIZE = 25;

/** The company's mails for its owner and admins: what was written, to whom, whether it went out. */
export function MailLogPage() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const [leftId, setLeftId] = useState<string>();
  usePageTitle(t('mails.title'));
  const { data, error, refetch } = api.useQuery(
    'get',
    '/mail-log',
    { params: { query: { page, pageSize: PAGE_SIZE } } },
    { placeholderData: (previous) => previous, refetchOnWindowFocus: true },
  );
  const isEmpty = data?.total === 0;
  const open = (mailId: string) => {
    setOpenId(mailId);
    setLeftId(undefined);
  };
  const leave = (mailId: string) => {
    setOpenId(undefined);
    setLeftId(mailId);
  };
  const turn = (next: number) => {
    setPage(next);
    setLeftId(undefined);
  };
  if (error && isSignedOut(error)) return <GoToLogin />;
  if (error && !data) {
    return (
      <>
        <SignOutCorner />
        <BookingErrorPage error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-1 items-center gap-3">
          <Mark className="size-8 shrink-0" />
          <div>
            <h1 className="font-semibold text-xl leading-tight tracking-tight">
              {t('mails.title')}
            </h1>
            {!isEmpty && (
              <p className="min-h-5 text-soft text-sm">
                {data && t('mails.total', { count: data.total })}
              </p>
            )}
          </div>
        </div>
        <SignOutButton />
      </header>
      <main
        className={`mt-6 grid flex-1 grid-cols-[minmax(0,1fr)] items-start gap-6 ${isEmpty ? '' : 'md:grid-cols-[22rem_minmax(0,1fr)]'}`}
      >
        <div className={openId ? 'hidden md:block' : ''}>
          <MailList data={data} openId={openId} leftId={leftId} onOpen={open} onPage={turn} />
        </div>
        <div className={`min-w-0 md:sticky md:top-6 ${openId ? '' : 'hidden md:block'}`}>
          {openId ? (
            <MailReader key={openId} mailId={openId} onBack={() => leave(openId)} />
          ) : (
            data &&
            !isEmpty && (
              <p className="rounded-card border border-line border-dashed px-6 py-24 text-center text-soft">
                {t('mails.choose')}
              </p>
            )
          )}
        </div>
      </main>
    </div>
  );
}

function SignOutCorner() {
  return (
    <div className="absolute top-4 right-4">
      <SignOutButton />
    </div>
  );
}

function SignOutButton() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => location.assign(toPath('login', {})),
    onError: toast.failWith,
  });
  return (
    <Button
      tone="quiet"
      className="whitespace-nowrap"
      busy={leave.isPending || leave.isSuccess}
      onClick={() => leave.mutate()}
    >
      {t('signOut')}
    </Button>
  );
}
