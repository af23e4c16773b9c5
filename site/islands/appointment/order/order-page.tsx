import type { PaymentStateReply } from '#shared/api/payment.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { WhenText } from '#shared/react/appointment/when-text.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { Facts } from '#shared/react/ui/facts.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { matchRoute, toPath } from '#shared/routes/index.ts';
import { formatPrice } from '#shared/time/format-price.ts';
import { AskedAgain } from '#site/islands/appointment/asked-again.tsx';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { isSettled, type OrderStatus, toOrderStatus } from './order-status.ts';

/** How often a payment that is on its way is asked for. */
const LOOK_AGAIN_MS = 3000;

const signs = {
  open: { name: 'clock', tone: 'neutral' },
  paid: { name: 'clock', tone: 'neutral' },
  booked: { name: 'check', tone: 'success' },
  'refund-due': { name: 'alert', tone: 'neutral' },
  refunded: { name: 'check', tone: 'neutral' },
  failed: { name: 'cross', tone: 'danger' },
  expired: { name: 'clock', tone: 'neutral' },
  'given-back': { name: 'check', tone: 'neutral' },
  disputed: { name: 'alert', tone: 'neutral' },
  'not-arrived': { name: 'alert', tone: 'danger' },
} as const satisfies Record<OrderStatus, object>;

/** `/order/{orderId}`: how far a payment has come, and the appointment it led to. */
export function OrderPage() {
  const { t } = useTranslation('forms');
  const paymentId = matchRoute(location.pathname)?.params.orderId ?? '';
  const asked = api.useQuery(
    'get',
    '/booking/payment-order/{paymentId}',
    { params: { path: { paymentId } } },
    {
      refetchInterval: ({ state }) =>
        state.data && isSettled(state.data.status) ? false : LOOK_AGAIN_MS,
    },
  );
  const { data, error, refetch } = asked;
  const status = data && toOrderStatus(data);
  usePageTitle(status && t(`order.${status}.title`), data?.company);
  if (error) {
    return error instanceof ApiError && error.status < 500 && error.status !== 429 ? (
      <InvalidLinkNotice />
    ) : (
      <BookingErrorPage error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data || !status) return <CardSkeleton wide />;
  const { company } = data;
  return (
    <BrandScope color={company && hasOwnStyle(company) ? company.primaryColor : null}>
      <AskedAgain asked={asked}>
        <OrderCard order={data} status={status} />
      </AskedAgain>
    </BrandScope>
  );
}

function OrderCard({
  order,
  status,
}: {
  readonly order: PaymentStateReply;
  readonly status: OrderStatus;
}) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { amountCents, currency, start, appointmentId, company } = order;
  const amount = formatPrice({ amountCents, currency }, language);
  return (
    <PageCard
      wide
      icon={signs[status]}
      title={t(`order.${status}.title`)}
      subtitle={t(`order.${status}.text`)}
      company={company ?? undefined}
    >
      <div role="status" className="sr-only">
        {t(`order.${status}.title`)}
      </div>
      <div className="facts mt-6 border-line border-y">
        <Facts
          facts={[
            { label: t('order.amount'), value: <p className="font-medium">{amount}</p> },
            { label: t('appointment:rows.when'), value: <WhenText start={start} /> },
          ]}
        />
      </div>
      {appointmentId && (
        <div className="actions mt-6">
          <a href={toPath('appointment', { appointmentId })} className={buttonClass()}>
            {t('appointment:seeAppointment')}
          </a>
        </div>
      )}
    </PageCard>
  );
}
