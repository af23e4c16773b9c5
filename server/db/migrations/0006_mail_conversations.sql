ALTER TABLE "mail_log" ADD COLUMN "sequence" integer;--> statement-breakpoint
ALTER TABLE "mail_log" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
CREATE INDEX "mail_log_company_id_appointment_id_index" ON "mail_log" USING btree ("company_id","appointment_id");