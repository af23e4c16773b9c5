export * from './appointment.ts';
export * from './auth.ts';
export * from './company.ts';
export * from './links.ts';
export * from './meeting-type.ts';
export * from './payment.ts';
export * from './sign-up.ts';
export * from './visitor.ts';
