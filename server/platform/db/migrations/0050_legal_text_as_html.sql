-- Nothing could write it before but by hand, as plain lines: it is HTML now, which pages show.
UPDATE "company" SET "custom_legal_text" = '<p>' || replace(replace(replace(replace("custom_legal_text",
  '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br>') || '</p>' WHERE "custom_legal_text" IS NOT NULL;
