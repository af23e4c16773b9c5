ALTER TABLE "mail_log" ADD COLUMN "sequence" integer;--> statement-breakpoint
ALTER TABLE "mail_log" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "phone" text;--> statement-breakpoint
CREATE INDEX "mail_log_company_id_appointment_id_index" ON "mail_log" USING btree ("company_id","appointment_id");--> statement-breakpoint
-- A demo of an earlier version keeps its pages bookable: its hosts get the rooms, and the number, that a
-- new demo has. The names are reserved and lead nowhere.
INSERT INTO "conference_connection" ("company_id", "host_id", "provider", "meeting_link")
SELECT h."company_id", h."id", 'connect', 'https://meet.demo.test/' || split_part(h."email", '@', 1)
FROM "host" h JOIN "company" c ON c."id" = h."company_id"
WHERE c."slug" = 'demo' AND h."email" LIKE '%@demo.test'
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "host" SET "phone" = '+44 7700 900461' WHERE "email" = 'mia@corner.test';
