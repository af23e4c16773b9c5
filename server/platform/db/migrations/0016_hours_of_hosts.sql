-- Hours that are gone: the host's default counts, as for a meeting type that names none.
UPDATE "meeting_type_host" AS mth SET "schedule_id" = NULL
  WHERE mth."schedule_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "schedule" s
    WHERE s."company_id" = mth."company_id" AND s."id" = mth."schedule_id");
--> statement-breakpoint
ALTER TABLE "meeting_type_host" ADD CONSTRAINT "meeting_type_host_company_id_schedule_id_schedule_company_id_id_fk" FOREIGN KEY ("company_id","schedule_id") REFERENCES "public"."schedule"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_type_host_company_id_schedule_id_index" ON "meeting_type_host" USING btree ("company_id","schedule_id");
