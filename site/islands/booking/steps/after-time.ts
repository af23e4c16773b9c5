/** The steps after a time was picked, as one chunk that is asked for once the times are there. */
export { askWhetherPaid, createBooking, createPaymentOrder } from '../create-booking.ts';
export { giveUpOrder } from '../give-up-order.ts';
export { goOn } from '../go-on.ts';
export { ElsewhereNotice } from '../other-tabs/elsewhere-notice.tsx';
export {
  findLeftBooking,
  forgetPendingBooking,
  savePendingBooking,
} from '../payment/pending-storage.ts';
export { showFailure } from '../show-failure.ts';
export { BookedStep } from './booked-step.tsx';
export { Failed } from './failed.tsx';
export { FormDialog, FormStep } from './form-step.tsx';
