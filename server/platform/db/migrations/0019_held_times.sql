CREATE INDEX "reservation_held_index" ON "reservation" USING btree ("company_id","host_id","expires_at") WHERE "reservation"."appointment_id" is null;--> statement-breakpoint
CREATE INDEX "payment_order_of_hold" ON "payment_order" USING btree ("company_id","hold_id") WHERE "payment_order"."hold_id" is not null;--> statement-breakpoint
CREATE INDEX "proposed_time_of_hosts" ON "proposed_time" USING gin ("host_ids") WHERE "proposed_time"."freed_at" is null and "proposed_time"."appointment_id" is null;
