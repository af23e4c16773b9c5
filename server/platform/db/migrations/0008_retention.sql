ALTER TABLE "meeting_type" DROP CONSTRAINT "meeting_type_queueId_unique";--> statement-breakpoint
ALTER TABLE "payment_order" DROP CONSTRAINT "payment_order_providerOrderId_unique";--> statement-breakpoint
CREATE INDEX "mail_log_created_at_index" ON "mail_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_session_expires_at_index" ON "auth_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_verification_expires_at_index" ON "auth_verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_link_expires_at_index" ON "one_time_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_link_used_at_index" ON "one_time_link" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "short_link_expires_at_index" ON "short_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_type_company_id_queue_id_index" ON "meeting_type" USING btree ("company_id","queue_id");--> statement-breakpoint
CREATE INDEX "meeting_type_queue_id_index" ON "meeting_type" USING btree ("queue_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_company_id_provider_order_id_index" ON "payment_order" USING btree ("company_id","provider_order_id");--> statement-breakpoint
CREATE INDEX "payment_order_provider_order_id_index" ON "payment_order" USING btree ("provider_order_id");--> statement-breakpoint
CREATE INDEX "callback_request_created_at_index" ON "callback_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forget_request_expires_at_index" ON "forget_request" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "form_first_contact_updated_at_index" ON "form_first_contact" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "routing_submission_created_at_index" ON "routing_submission" USING btree ("created_at");