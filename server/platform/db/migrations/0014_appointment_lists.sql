CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "appointment_cancelled" ON "appointment" USING btree ("company_id","starts_at","id") WHERE "appointment"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "attendee_waiting" ON "attendee" USING btree ("company_id","appointment_id") WHERE "attendee"."awaits" is not null and "attendee"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "attendee_search" ON "attendee" USING gin (("name" || ' ' || "email") gin_trgm_ops);
--> statement-breakpoint
-- A new appointment has no rows to take away; looking for them made many at once slow.
CREATE OR REPLACE FUNCTION "appointment_of_hosts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM appointment_host
      WHERE company_id = NEW.company_id AND appointment_id = NEW.id;
  END IF;
  INSERT INTO appointment_host (company_id, host_id, starts_at, appointment_id)
    SELECT NEW.company_id, id, NEW.starts_at, NEW.id FROM unnest(NEW.host_ids) AS id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
