-- What earlier versions left behind when two changes met: seats in cancelled appointments, and
-- appointments that keep time for nobody.
UPDATE "attendee" t SET "cancelled_at" = coalesce(a."cancelled_at", now()) FROM "appointment" a
  WHERE a."company_id" = t."company_id" AND a."id" = t."appointment_id"
    AND a."status" = 'cancelled' AND t."cancelled_at" IS NULL;--> statement-breakpoint
UPDATE "appointment" a SET "status" = 'cancelled', "cancelled_at" = now(), "sequence" = a."sequence" + 1
  WHERE a."status" <> 'cancelled' AND NOT EXISTS (SELECT FROM "attendee" t
    WHERE t."company_id" = a."company_id" AND t."appointment_id" = a."id" AND t."cancelled_at" IS NULL);--> statement-breakpoint
DELETE FROM "reservation" r USING "appointment" a
  WHERE a."company_id" = r."company_id" AND a."id" = r."appointment_id" AND a."status" = 'cancelled';--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "is_live" boolean GENERATED ALWAYS AS (case when status <> 'cancelled' then true end) STORED;--> statement-breakpoint
ALTER TABLE "attendee" ADD COLUMN "is_live" boolean GENERATED ALWAYS AS (case when cancelled_at is null then true end) STORED;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_live" UNIQUE("company_id","id","is_live");--> statement-breakpoint
ALTER TABLE "attendee" ADD CONSTRAINT "attendee_in_live_appointment" FOREIGN KEY ("company_id","appointment_id","is_live") REFERENCES "public"."appointment"("company_id","id","is_live") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendee_id_index" ON "attendee" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payment_order_attendee_index" ON "payment_order" USING btree ("company_id","attendee_id") WHERE "payment_order"."attendee_id" is not null;--> statement-breakpoint
CREATE FUNCTION "check_appointment_has_attendee"("of_company" uuid, "of_appointment" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM appointment a
    WHERE a.company_id = of_company AND a.id = of_appointment AND a.status <> 'cancelled'
      AND NOT EXISTS (SELECT FROM attendee t WHERE t.company_id = a.company_id
        AND t.appointment_id = a.id AND t.cancelled_at IS NULL))
  THEN
    RAISE EXCEPTION 'Nobody attends appointment %', of_appointment
      USING ERRCODE = 'check_violation', CONSTRAINT = 'appointment_has_attendee';
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "appointment_has_attendee"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_appointment_has_attendee(NEW.company_id, NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "attendee_has_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Those who leave at once take turns: the last one has to be noticed.
  PERFORM FROM appointment WHERE company_id = OLD.company_id AND id = OLD.appointment_id FOR NO KEY UPDATE;
  PERFORM check_appointment_has_attendee(OLD.company_id, OLD.appointment_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "attendee_fits_group"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spots integer;
BEGIN
  SELECT total_spots INTO spots FROM appointment
    WHERE company_id = NEW.company_id AND id = NEW.appointment_id;
  IF spots IS NULL THEN
    RETURN NULL;
  END IF;
  -- Those who come at once take turns: each counts the one before.
  PERFORM FROM appointment WHERE company_id = NEW.company_id AND id = NEW.appointment_id FOR NO KEY UPDATE;
  IF (SELECT sum(1 + cardinality(t.guests)) FROM attendee t WHERE t.company_id = NEW.company_id
    AND t.appointment_id = NEW.appointment_id AND t.cancelled_at IS NULL) > spots
  THEN
    RAISE EXCEPTION 'Appointment % has % seats', NEW.appointment_id, spots
      USING ERRCODE = 'check_violation', CONSTRAINT = 'attendee_fits_group';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "appointment_has_attendee" AFTER INSERT OR UPDATE OF "status" ON "appointment"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."status" <> 'cancelled')
  EXECUTE FUNCTION "appointment_has_attendee"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "attendee_has_left" AFTER UPDATE OF "cancelled_at", "appointment_id" OR DELETE ON "attendee"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "attendee_has_left"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "attendee_fits_group" AFTER INSERT OR UPDATE OF "guests", "cancelled_at", "appointment_id" ON "attendee"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."cancelled_at" IS NULL)
  EXECUTE FUNCTION "attendee_fits_group"();
